import fc from 'fast-check'

// A property that failed says with what: the cause alone would stay out of the report.
fc.configureGlobal({ ...fc.readConfigureGlobal(), includeErrorInReport: true })
