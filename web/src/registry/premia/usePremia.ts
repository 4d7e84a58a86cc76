import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useList } from '../../ui/list/useList.ts'
import { premiaQuery } from '../data.ts'
import { premiaList } from '../search.ts'

/** Who stands where in the reward programme, as the address asks. */
export const usePremia = (staff: boolean) =>
  useQuery({
    ...premiaQuery(useList(premiaList).asked),
    placeholderData: keepPreviousData,
    // Everybody else has one agency.
    select: (answer) => ({
      ...answer,
      headers: staff ? answer.headers : answer.headers.filter(({ key }) => key !== 'agency'),
    }),
  })
