/** The province that stands beside a town; none where it says the town once more, as Barcelona's does. */
export const besideTown = (town: string | null, province: string | null): string | null =>
  province && province.toLowerCase() !== town?.toLowerCase() ? province : null
