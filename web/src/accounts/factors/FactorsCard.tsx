import { Button } from '@mantine/core'
import { IconDeviceMobile, IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { Badge } from '../../ui/layout/Badge.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { LineList } from '../../ui/layout/LineList.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { factorsQuery, newRecoveryCodes } from './data.ts'
import styles from './factors.module.css'
import { Passkeys } from './Passkeys.tsx'
import { RemoveTotp } from './RemoveTotp.tsx'
import { useAddFactor } from './useAddFactor.tsx'

/** One's own second factors: the app that makes codes, passkeys, recovery codes. */
export function FactorsCard() {
  const { t } = useTranslation('factors')
  const format = useFormat()
  const factors = useQuery(factorsQuery())
  const renew = useWrite(newRecoveryCodes())
  const add = useAddFactor()
  const [removing, setRemoving] = useState(false)
  return (
    <Card title={t('title')} hint={t('hint')} flush>
      <Loaded read={factors} skeleton={<LinesSkeleton />}>
        {({ response: { totp_since, passkeys, recovery_codes_left, required } }) => (
          <LineList>
            <li>
              <IconDeviceMobile size={20} aria-hidden />
              <div>
                <b>{t('totp.name')}</b> {totp_since && <Badge tone="ok">{t('on')}</Badge>}
                {required && !totp_since && passkeys === 0 && <Badge tone="warn">{t('required')}</Badge>}
                <div className={styles.when}>
                  {totp_since ? t('totp.since', { moment: format.dateTime(totp_since) }) : t('totp.words')}
                </div>
              </div>
              {totp_since ? (
                <Button size="xs" onClick={() => setRemoving(true)}>
                  {t('totp.off')}
                </Button>
              ) : (
                <Button size="xs" loading={add.busy} onClick={add.app}>
                  {t('totp.on')}
                </Button>
              )}
            </li>
            <Passkeys busy={add.busy} onAdd={add.passkey} />
            {(totp_since || passkeys > 0) && (
              <li>
                <IconKey size={20} aria-hidden />
                <div>
                  <b>{t('recovery.name')}</b>{' '}
                  {recovery_codes_left < 3 && <Badge tone="warn">{t('recovery.few')}</Badge>}
                  <div className={styles.when}>{t('recovery.left', { count: recovery_codes_left })}</div>
                </div>
                <Button
                  size="xs"
                  loading={renew.isPending}
                  onClick={() =>
                    renew.mutate(
                      {},
                      {
                        onError: toast.error,
                        onSuccess: ({ response }) => add.codes(response.recovery_codes),
                      },
                    )
                  }
                >
                  {t('recovery.renew')}
                </Button>
              </li>
            )}
          </LineList>
        )}
      </Loaded>
      {add.dialogs}
      {removing && <RemoveTotp onClose={() => setRemoving(false)} />}
    </Card>
  )
}
