import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBell,
  IconCircleCheck,
  IconClockOff,
  IconFileAlert,
  IconHandStop,
  IconPackage,
  IconPackageOff,
  IconSend,
  IconSignature,
  IconTrash,
  IconTruckDelivery,
  IconUserCheck,
  IconUserX,
  type TablerIcon,
} from '@tabler/icons-react'
import type { Notice } from '../data.ts'

/** The picture of each kind, and how good the news is. */
export const looks: Readonly<
  Record<Notice['what'], readonly [icon: TablerIcon, tone: 'ok' | 'info' | 'warn' | 'err']>
> = {
  'sheet.send': [IconSend, 'info'],
  'sheet.remind': [IconBell, 'info'],
  'sheet.expire': [IconClockOff, 'warn'],
  'sheet.decline': [IconHandStop, 'err'],
  'sheet.sign': [IconSignature, 'ok'],
  'sheet.sign_on_paper': [IconSignature, 'ok'],
  'sheet.confirm': [IconCircleCheck, 'ok'],
  'sheet.reject': [IconArrowBackUp, 'err'],
  'client.deletion_requested': [IconUserX, 'warn'],
  'client.deletion_withdrawn': [IconUserCheck, 'ok'],
  'client.deleted': [IconTrash, 'err'],
  'request.accept': [IconPackage, 'ok'],
  'request.accept_partial': [IconPackage, 'warn'],
  'request.accept_modified': [IconPackage, 'info'],
  'request.reject': [IconPackageOff, 'err'],
  'request.take_off': [IconPackageOff, 'warn'],
  'shipment.ship': [IconTruckDelivery, 'ok'],
  'import.failed': [IconAlertTriangle, 'err'],
  'import.rejected_rows': [IconFileAlert, 'warn'],
}
