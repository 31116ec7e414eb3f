// What the completed view is asked for, in the address: the search (?q=) and the period (?months=).
import { useSearchParams } from 'react-router-dom';
import { COMPLETED_MONTHS, type CompletedMonths } from '@lotline/schema/domain/task/field-task';

export function monthsOf(text: string | null): CompletedMonths {
  return COMPLETED_MONTHS.find((months) => String(months) === text) ?? COMPLETED_MONTHS[0];
}

export const PERIOD_LABELS: Readonly<Record<CompletedMonths, string>> = { 1: '1 month', 3: '3 months', 6: '6 months', 12: '1 year' };

export function useCompletedQuery() {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    if (next.toString() !== params.toString()) setParams(next);
  };
  return {
    search: params.get('q') ?? '',
    months: monthsOf(params.get('months')),
    setSearch: (search: string) => set('q', search),
    setMonths: (months: CompletedMonths) => set('months', months === COMPLETED_MONTHS[0] ? '' : String(months)),
  };
}
