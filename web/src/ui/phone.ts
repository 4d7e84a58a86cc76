export { phone } from '@mandato/contract/fields/phone'
