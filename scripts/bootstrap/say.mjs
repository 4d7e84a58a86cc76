/** Tells the person at the screen what takes time, and how long it took. */
export async function step(what, work) {
  const began = performance.now()
  console.log(`${what} …`)
  const result = await work()
  console.log(`${what}: done in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return result
}
