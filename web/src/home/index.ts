/** What the shell may use of the home: the bell in its header. */
export { newestNotices, readThing, type Unread } from './data.ts'
export { numbersQuery, tasksQuery } from './data.ts'
