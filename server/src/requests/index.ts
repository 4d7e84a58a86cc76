export { contests } from './contests.ts'
