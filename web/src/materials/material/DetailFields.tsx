import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../platform/i18n/languages.ts'
import { MoneyField } from '../../ui/forms/MoneyField.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { familiesQuery } from '../data.ts'
import { FamiliesPanel } from './FamiliesPanel.tsx'
import styles from './material.module.css'
import type { MaterialFields } from './useMaterialForm.ts'

interface Props {
  form: MaterialFields
}

/** Besides Italian, which everybody reads where there is no other name. */
const others = ['en', 'fr', 'es'] as const

/** What a material is, its codes, its edition and what it costs. */
export function DetailFields({ form }: Props) {
  const { t } = useTranslation('materials', { keyPrefix: 'one' })
  const families = useQuery(familiesQuery())
  const [sorting, setSorting] = useState(false)
  const number = (name: 'conf' | 'weight' | 'printed') => {
    return {
      ...form.getInputProps(name),
      label: t(`fields.${name}`),
      inputMode: 'numeric' as const,
      onChange: (event: { currentTarget: { value: string } }) =>
        form.setFieldValue(name, event.currentTarget.value.replace(/\D/g, '').slice(0, 9)),
    }
  }
  const text = (name: 'product_code' | 'name' | 'internal_code' | 'barcode' | 'ean') => ({
    ...form.getInputProps(name),
    label: t(`fields.${name}`),
  })
  const plain = (name: 'type' | 'brand' | 'manager' | 'location', maxLength: number) => (
    <TextInput {...form.getInputProps(name)} label={t(`fields.${name}`)} maxLength={maxLength} />
  )
  const money = (name: 'price' | 'cost') => (
    <MoneyField label={t(`fields.${name}`)} {...form.getInputProps(name)} value={form.values[name]} />
  )
  return (
    <>
      <Card
        title={t('cards.what')}
        action={
          <Button size="xs" onClick={() => setSorting(true)}>
            {t('families.title')}
          </Button>
        }
      >
        <div className={styles.fields}>
          <TextInput {...text('name')} className={styles.wide ?? ''} required maxLength={160} />
          {others.map((language) => (
            <TextInput
              key={language}
              {...form.getInputProps(`name_${language}`)}
              label={t('families.name', { language: languageNames[language] })}
              placeholder={form.values.name}
              maxLength={160}
            />
          ))}
          <TextInput {...text('product_code')} required maxLength={40} autoComplete="off" />
          <Select
            label={t('fields.family_id')}
            placeholder={t('noFamily')}
            searchable
            clearable
            data={(families.data?.response ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            {...form.getInputProps('family_id')}
          />
          {plain('type', 60)}
          {plain('brand', 60)}
          <label className={`${styles.wide} ${styles.area}`}>
            <span>{t('fields.notes')}</span>
            <TextArea rows={3} maxLength={2000} {...form.getInputProps('notes')} />
          </label>
          <Checkbox
            {...form.getInputProps('visible_in_table', { type: 'checkbox' })}
            className={styles.wide ?? ''}
            label={t('fields.visible_in_table')}
            description={t('visibleHint')}
          />
        </div>
      </Card>
      {sorting && <FamiliesPanel onClose={() => setSorting(false)} />}
      <Card title={t('cards.codes')}>
        <div className={styles.fields}>
          <TextInput {...text('ean')} description={t('eanHint')} maxLength={40} autoComplete="off" />
          <TextInput {...text('barcode')} description={t('barcodeHint')} maxLength={60} autoComplete="off" />
          <TextInput
            {...text('internal_code')}
            description={t('staffOnly')}
            maxLength={40}
            autoComplete="off"
          />
        </div>
      </Card>
      <Card title={t('cards.edition')}>
        <div className={styles.fields}>
          <TextInput {...form.getInputProps('dpe')} type="date" label={t('fields.dpe')} />
          <TextInput {...number('printed')} />
          <TextInput {...number('conf')} required />
          <TextInput {...number('weight')} />
          {money('price')}
        </div>
      </Card>
      <Card title={t('cards.staff')} hint={t('staffOnly')}>
        <div className={styles.fields}>
          {money('cost')}
          {plain('manager', 80)}
          {plain('location', 40)}
        </div>
      </Card>
    </>
  )
}
