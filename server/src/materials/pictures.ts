/** Addresses of a picture by its unguessable key, which is all the right one needs to see it. */
export const pictureUrls = (key: string) => {
  const url = `/api/v1.0/public/material-picture/${key}`
  return { url, thumb: `${url}-s` }
}
