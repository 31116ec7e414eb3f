// The applied search stands in the address (?q=), so that back and forward walk through it. Links back to the list carry none:
// on arrival by one, the search under which the list was left is taken up again.
import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router';
import { useMe } from '@lotline/web-session/react/me-context';
import { readPlace } from './list-place.ts';

export function useSearch(): readonly [search: string, setSearch: (search: string) => void] {
  const [params, setParams] = useSearchParams();
  const { id: userId } = useMe();
  const arrival = useNavigationType();
  const inAddress = params.get('q') ?? '';
  const [left, setLeft] = useState(() => (arrival === NavigationType.Push && inAddress === '' ? (readPlace(userId)?.search ?? '') : ''));
  if (left !== '' && left === inAddress) setLeft('');
  useEffect(() => {
    if (left !== '') setParams({ q: left }, { replace: true });
  }, [left, setParams]);
  const search = left === '' ? inAddress : left;
  const setSearch = (next: string) => {
    setLeft('');
    if (next !== inAddress) setParams(next === '' ? {} : { q: next });
  };
  return [search, setSearch];
}
