/** The area of the list for a province: two letters are Italy's, and `FR` alone would be France too. */
export const areaOf = (province: string): string =>
  /^[A-Z]{2}$/.test(province) ? `IT-${province}` : province
