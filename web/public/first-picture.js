/*
 * The fields of the drawn sign-in page are real before the app is there. Enter pressed in them is remembered, so that
 * the app signs in as soon as it has taken the fields over (web/src/accounts/sign-in/typed-early.ts).
 */
document.addEventListener('submit', (event) => {
  const form = event.target
  if (!form.closest('#first-picture')) return
  event.preventDefault()
  form.dataset.sent = ''
})
