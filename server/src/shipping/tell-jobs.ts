/** Mails the recipient and the agent when a shipment left; and the shop the receipt of a hand-over. */
export const tellShipmentJob = 'tell-shipment'
export const tellHandOverJob = 'tell-hand-over'
/** Draws the papers of many shipments into one file. */
export const printShipmentsJob = 'print-shipments'
