import { act, type Answer, type Input, query } from '../../platform/api.ts'

export type Choices = Answer<'noticeChoices'>['response']
export type Kind = Choices['groups'][number]['kinds'][number]
export type Way = Kind['way']
/** What one changes at a time. */
export type Change = Pick<NonNullable<Input<'updateMe'>['body']>, 'notices' | 'digest' | 'quiet'>

export const noticeChoicesQuery = () => query('noticeChoices')
/** The bell, too: what is turned off is not under it. */
export const changeChoices = () => act('updateMe', ['noticeChoices', 'notices'])
