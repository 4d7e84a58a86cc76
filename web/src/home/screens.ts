import { IconHeartbeat, IconLayoutDashboard, IconMailForward, IconRoute } from '@tabler/icons-react'
import { lazyPage } from '../platform/lazy-page.ts'
import { declareScreens } from '../platform/screen.ts'
import { LazyMustRead, newestQuery } from '../content/index.ts'
import {
  arrivalsQuery,
  dashboardQuery,
  dayQuery,
  homeChoicesQuery,
  materialsQuery,
  tasksQuery,
} from './data.ts'
import { LazyDayCard, LazyGapCard } from './day/LazyDay.tsx'
import { daySearch, outboxSearch } from './search.ts'

export const homeScreens = declareScreens({
  dashboard: {
    path: '/',
    page: lazyPage(() => import('./pages/DashboardPage.tsx'), 'DashboardPage'),
    calls: ['dashboard', 'tasks'],
    // Of each role what it sees of them.
    reads: () => [
      homeChoicesQuery(),
      dashboardQuery(),
      tasksQuery(),
      materialsQuery(),
      newestQuery('communications'),
      arrivalsQuery(),
      dayQuery(),
    ],
    parts: (kept) => [
      ...(kept.getQueryData(newestQuery('communications').queryKey)?.meta.must_read.length
        ? [LazyMustRead]
        : []),
      ...(kept.getQueryData(dayQuery().queryKey) ? [LazyDayCard, LazyGapCard] : []),
    ],
    menu: { name: 'dashboard', icon: IconLayoutDashboard, at: 0 },
  },
  day: {
    path: 'day',
    search: daySearch,
    page: lazyPage(() => import('./pages/DayPage.tsx'), 'DayPage'),
    calls: ['day'],
    menu: { name: 'day', icon: IconRoute, at: 1 },
  },
  health: {
    path: 'health',
    page: lazyPage(() => import('./pages/HealthPage.tsx'), 'HealthPage'),
    calls: ['health'],
    menu: { name: 'health', icon: IconHeartbeat, group: 'administration', at: 119 },
  },
  outbox: {
    path: 'outbox',
    tasks: { mails_failed: {} },
    search: outboxSearch,
    page: lazyPage(() => import('./pages/OutboxPage.tsx'), 'OutboxPage'),
    calls: ['outbox'],
    menu: { name: 'outbox', icon: IconMailForward, group: 'administration', at: 120 },
  },
})
