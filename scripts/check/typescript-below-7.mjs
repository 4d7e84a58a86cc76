// dependency-cruiser reads TypeScript below 7 only, and asks for it as "typescript". With 7 alone it
// sees no module and passes, so it is given the older one that is installed beside it.
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (name, context, next) => {
    const wanted = name === 'typescript' || name.startsWith('typescript/')
    const asked = wanted && context.parentURL?.includes('/dependency-cruiser/')
    return next(asked ? name.replace('typescript', 'typescript6') : name, context)
  },
})
