import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { instant } from '../fields/dates.ts'
import { done, email, flag, id, saved, text } from '../fields/fields.ts'
import { languages } from '../words.ts'
import { factorCode } from './factor-calls.ts'
import { newPassword } from './password.ts'
import { noticeChoice } from './notice-calls.ts'
import { everyone, User } from './people.ts'

const token = z.object({ token: z.string().min(20).max(100) })
const twice = { password: newPassword, confirm: z.string().max(200) }
const confirmed = (body: { password: string; confirm: string }) => body.password === body.confirm
const sameAgain = { path: ['confirm'], params: { code: 'same_again' } }

export const SetPassword = z.strictObject(twice).refine(confirmed, sameAgain)
export const ChangePassword = z
  .strictObject({ old: z.string().min(1).max(200), new: newPassword, confirm: z.string().max(200) })
  .refine((body) => body.new === body.confirm, sameAgain)
export const FirstAdmin = z
  .strictObject({ email, name: text(120).min(1), ...twice })
  .refine(confirmed, sameAgain)

export const accountsCalls = defineCalls({
  login: {
    method: 'POST',
    path: '/api/v1.0/auth/login',
    summary: 'Sign in with e-mail and password',
    roles: 'public',
    effect: 'write',
    transaction: 'own',
    body: z.strictObject({
      user: z.string().trim().min(1).max(254),
      password: z.string().min(1).max(200),
      remember: z.boolean().optional(),
      /** Of the app, or a recovery code; asked for after the right password. */
      code: factorCode.optional(),
    }),
    response: z.object({ token: z.string(), user: User, must_change_password: z.boolean() }),
    refuses: [
      'wrong_login',
      'code_needed',
      'passkey_needed',
      'wrong_sign_in_code',
      'too_many_tries',
      'account_disabled',
    ],
  },
  logout: {
    method: 'POST',
    path: '/api/v1.0/auth/logout',
    summary:
      'End this session, or all of one’s sessions; whoever looks as somebody else ends the looking alone',
    roles: everyone,
    effect: 'write',
    withoutFactor: true,
    whileViewing: true,
    query: z.object({ all: flag.optional() }),
    response: done,
  },
  me: {
    method: 'GET',
    path: '/api/v1.0/auth/me',
    summary: 'Who is signed in',
    roles: everyone,
    effect: 'read',
    withoutFactor: true,
    response: User,
  },
  updateMe: {
    method: 'PUT',
    path: '/api/v1.0/auth/me',
    summary: 'Choose one’s language, and what one is told of and how',
    roles: everyone,
    effect: 'write',
    withoutFactor: true,
    body: z.strictObject({
      language: z.enum(languages).optional(),
      ...noticeChoice,
    }),
    response: User,
    refuses: ['not_told_so'],
  },
  recoverPassword: {
    method: 'POST',
    path: '/api/v1.0/auth/password-recovery',
    summary:
      'Ask for a link to set a new password; the answer is the same for a known and an unknown address',
    roles: 'public',
    effect: 'write',
    transaction: 'own',
    body: z.strictObject({ email }),
    response: done,
    refuses: ['too_many_tries'],
  },
  checkReset: {
    method: 'GET',
    path: '/api/v1.0/auth/password-reset/{token}',
    summary: 'Is this password link still good?',
    roles: 'public',
    effect: 'read',
    params: token,
    response: z.object({ expires_at: instant }),
    refuses: ['link_used_or_expired'],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/v1.0/auth/password-reset/{token}',
    summary: 'Set a new password by a link; ends every session of the person',
    roles: 'public',
    effect: 'write',
    transaction: 'own',
    params: token,
    body: SetPassword,
    response: done,
    refuses: ['link_used_or_expired', 'password_used_before'],
  },
  changePassword: {
    method: 'POST',
    path: '/api/v1.0/auth/change-password',
    summary: 'Change one’s password; ends one’s other sessions',
    roles: everyone,
    effect: 'write',
    transaction: 'own',
    body: ChangePassword,
    response: done,
    refuses: ['wrong_old_password', 'password_used_before', 'too_many_tries'],
  },
  sendPasswordLink: {
    method: 'POST',
    path: '/api/v1.0/auth/new-password/{user}',
    summary: 'Mail a person a link to set a password',
    roles: ['admin'],
    effect: 'write',
    proof: true,
    params: z.object({ user: id }),
    response: saved,
    refuses: ['account_disabled'],
  },
  sessions: {
    method: 'GET',
    path: '/api/v1.0/auth/sessions',
    summary: 'One’s own sessions, this one first',
    roles: everyone,
    effect: 'read',
    response: z.array(
      z.object({
        id: z.int(),
        current: z.boolean(),
        device: z.string(),
        created_at: instant,
        last_seen_at: instant,
        expires_at: instant,
        remember: z.boolean(),
      }),
    ),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/v1.0/auth/sessions/{id}',
    summary: 'End one of one’s own sessions',
    roles: everyone,
    effect: 'write',
    params: z.object({ id }),
    response: done,
  },
  checkFirstAdmin: {
    method: 'GET',
    path: '/api/v1.0/auth/first-admin/{token}',
    summary: 'Is the link of the first start still good?',
    roles: 'public',
    effect: 'read',
    params: token,
    response: z.object({ brand: z.string() }),
    refuses: ['link_used_or_expired'],
  },
  createFirstAdmin: {
    method: 'POST',
    path: '/api/v1.0/auth/first-admin/{token}',
    summary: 'Create the first administrator, only while there is none',
    roles: 'public',
    effect: 'write',
    transaction: 'own',
    params: token,
    body: FirstAdmin,
    response: done,
    refuses: ['link_used_or_expired', 'email_taken'],
  },
})
