import { IconWifi, IconWifiOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../platform/online.ts'
import { useFormat } from '../../ui/useFormat.ts'
import styles from './Connection.module.css'

/** Whether the portal can be reached, and what time it is: an agent in a shop looks for both. */
export function Connection() {
  const { t } = useTranslation('app')
  const format = useFormat()
  const online = useOnline()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 20_000)
    return () => clearInterval(timer)
  }, [])
  const Icon = online ? IconWifi : IconWifiOff
  const words = t(online ? 'connection.online' : 'connection.offline')
  return (
    <span className={online ? styles.online : styles.offline} title={words}>
      <Icon size={13} aria-hidden />
      {format.time(now)}
    </span>
  )
}
