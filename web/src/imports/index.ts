/** What other domains may use of the imports. */
export { TemplateLinks } from './TemplateLinks.tsx'
