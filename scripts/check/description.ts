import { createConfig, lintFromString } from '@redocly/openapi-core'
import { calls } from '@mandato/contract'
import spectral from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { openApi } from '../../server/src/platform/http/openapi/document.ts'
// Every domain says its refusals.
import '../../server/src/domains.ts'

/** Checks the description of the API by the recommended rules of Redocly and of Spectral; warnings count too. */

const about = { title: 'Mandato', version: '1', owner: 'Mandato', url: 'https://portal.mandato' }
const source = JSON.stringify(openApi(calls, about))

// `requests/detail/{id}` and `requests/{id}/reply` differ in their method, and an id of a request is never `detail`.
const config = await createConfig({ extends: ['recommended'], rules: { 'no-ambiguous-paths': 'off' } })
const byRedocly = await lintFromString({ source, absoluteRef: 'openapi.json', config })
for (const { ruleId, message, location } of byRedocly)
  console.log(`redocly ${ruleId}: ${message} (${location[0]?.pointer ?? ''})`)

const linter = new spectral.Spectral()
// The two packages describe formats in types that do not meet.
const openApiRules = rulesets.oas as unknown as spectral.RulesetDefinition
linter.setRuleset({ extends: [[openApiRules, 'recommended']] })
const bySpectral = await linter.run(source)
for (const { code, message, path } of bySpectral)
  console.log(`spectral ${code}: ${message} (${path.join('/')})`)

console.log(`${Object.keys(calls).length} calls described`)
if (byRedocly.length + bySpectral.length > 0) process.exitCode = 1
