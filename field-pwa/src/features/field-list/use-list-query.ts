// What the list is asked for stands in the address: the applied search (?q=), the table's filters (?f.status=), and from the console's home page one
// section (?section=) of one group choice (?group=), so that back and forward walk
// through them and a reload keeps them. Links back to the list carry none: on arrival by one, what the list was left under is taken up again.
import { useEffect, useMemo, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { isFilterParam, readFilters, type FieldFilters } from '@lotline/schema/domain/task/field-filters.rules';
import { useMe } from '@lotline/web-session/react/me-context';
import { readPosition } from './list-position.ts';

const PART = 'section';
const GROUP = 'group';
const OWN_PARAMS: ReadonlySet<string> = new Set(['q', PART, GROUP]);

export interface ListQuery {
  readonly search: string;
  readonly filters: FieldFilters;
  /** One section alone, by its name. */
  readonly part: string | null;
  /** The group choice that a link asks for; a choice by hand takes its place. */
  readonly group: string | null;
  /** All of it, as the address has it. */
  readonly asked: string;
  readonly setSearch: (search: string) => void;
  /** '' asks nothing of the column. `isTyped`: the same text goes on being typed, which is one step back, not many. */
  readonly setFilter: (param: string, value: string, isTyped?: boolean) => void;
  readonly showWhole: () => void;
  readonly dropGroup: () => void;
  readonly clear: () => void;
}

export function useListQuery(): ListQuery {
  const [params, setParams] = useSearchParams();
  const { id: userId } = useMe();
  const arrival = useNavigationType();
  const inAddress = params.toString();
  const [left, setLeft] = useState(() => (arrival === NavigationType.Push && inAddress === '' ? (readPosition(userId)?.query ?? '') : ''));
  if (left !== '' && left === inAddress) setLeft('');
  useEffect(() => {
    if (left !== '') setParams(left, { replace: true });
  }, [left, setParams]);
  const asked = left === '' ? inAddress : left;
  return useMemo(() => {
    const now = new URLSearchParams(asked);
    const change = (alter: (next: URLSearchParams) => void, replace = false) => {
      const next = new URLSearchParams(asked);
      alter(next);
      setLeft('');
      if (next.toString() !== inAddress) setParams(next, { replace });
    };
    const set = (name: string, value: string, replace = false) =>
      change((next) => (value === '' ? next.delete(name) : next.set(name, value)), replace);
    return {
      search: now.get('q') ?? '',
      filters: readFilters(now),
      part: now.get(PART),
      group: now.get(GROUP),
      asked,
      setSearch: (search) => set('q', search),
      setFilter: (param, value, isTyped = false) => set(param, value, isTyped && now.has(param)),
      showWhole: () => change((next) => next.delete(PART)),
      dropGroup: () => change((next) => next.delete(GROUP)),
      clear: () =>
        change((next) => {
          for (const name of [...next.keys()]) if (OWN_PARAMS.has(name) || isFilterParam(name)) next.delete(name);
        }),
    };
  }, [asked, inAddress, setParams]);
}
