import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { Order } from './actions/desk.ts'
import { work } from './actions/work.ts'

// The thread of one import: reading and checking a million lines would make everybody else wait. It stands back
// where the system lets single threads do so: on two cores calls beside it then wait a third less.
if (process.platform === 'linux') setPriority(Number(basename(readlinkSync('/proc/thread-self'))), 10)
await work(workerData as Order, (told) => parentPort?.postMessage(told))
