import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'

/** A phone or tablet, or a computer, by what the browser said of itself. */
export const DeviceIcon = ({ device }: { device: string }) => {
  const Device = /android|iphone|ipad|mobile/i.test(device) ? IconDeviceMobile : IconDeviceDesktop
  return <Device size={20} aria-hidden />
}
