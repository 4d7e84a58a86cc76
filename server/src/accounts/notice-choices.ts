import { noticeKinds, reaches, wayOf, waysOf } from '@mandato/contract/domains'
import { noticeGroups, noticeWords } from '@mandato/contract/notice-words'
import type { Context } from '../platform/context.ts'
import { chosenBy, habitsOf } from '../platform/mail/choices.ts'
import { holds } from '../platform/person.ts'

/** What the person can be told of, each with how they are; groups with nothing for them are left out. */
export async function noticeChoices({ db, user, language }: Context) {
  const chosen = await chosenBy(db, user.id)
  const own = noticeKinds.filter((kind) => reaches(kind, user, (needed) => holds(user, needed)))
  const groups = noticeGroups.map(({ key, label, about }) => ({
    key,
    label: label[language],
    kinds: own
      .filter((kind) => about.some((first) => kind.startsWith(`${first}.`)))
      .map((kind) => ({
        kind,
        label: noticeWords[kind][language],
        way: wayOf(chosen, kind, user.role),
        ways: [...waysOf(kind)],
      })),
  }))
  return { ...(await habitsOf(db, user.id)), groups: groups.filter(({ kinds }) => kinds.length > 0) }
}
