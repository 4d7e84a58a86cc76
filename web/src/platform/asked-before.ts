/** Calls that write and of which a screen asks, before anybody presses anything, whether one may. */
export const askedBefore = ['bulkOrder', 'handOver', 'requestMaterials', 'saveOrder'] as const
