export { phone } from '@mandato/contract/phone'
