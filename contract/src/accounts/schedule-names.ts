/** As what a scheduled export comes. */
export const scheduleOutputs = ['xlsx', 'pdf'] as const
export type ScheduleOutput = (typeof scheduleOutputs)[number]

/** Every day, on a weekday, or on a day of the month; always at seven in Rome. */
export const everies = ['day', 'week', 'month'] as const
export type Every = (typeof everies)[number]

/** Why a run sent nothing. */
export const runFaults = ['view_gone', 'not_seen', 'second_factor', 'trouble'] as const
export type RunFault = (typeof runFaults)[number]

/** Why a schedule ended with its owner. */
export const scheduleEnds = ['account_closed', 'agency_left', 'role_changed'] as const
export type ScheduleEnd = (typeof scheduleEnds)[number]

export const schedulesAtMost = 20
