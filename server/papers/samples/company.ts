import type { Company } from '../../src/platform/papers/drawing/company.ts'

/** An invented company with everything a letterhead can show. */
export const sampleCompany: Company = {
  brand: 'Noce e Cotto',
  tagline: 'Cucine ed elettrodomestici',
  name: 'Noce e Cotto Cucine S.p.A.',
  address: 'Via dei Falegnami 18, 61025 Montelabbate (PU)',
  legal: 'Cap. soc. € 2.400.000 i.v. · Reg. imprese Marche, P. IVA e C.F. 02817460419 · R.E.A. PS-214077',
  formsMail: 'schede@noceecotto.example',
}
