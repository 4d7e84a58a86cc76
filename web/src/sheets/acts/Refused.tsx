import type { ApiError } from '../../platform/api-error.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'

/** Why a decision was not taken, beside what was written for it: nothing of that is lost. */
export const Refused = ({ error }: { error: ApiError }) => <Notice tone="err">{error.message}</Notice>
