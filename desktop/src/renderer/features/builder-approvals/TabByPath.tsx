// /builderapprovals/{tab} (specification 2 §2): the tab is a filter of the list's address, as saved views have it.
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { tabNamed } from './approval-filters.ts';

export function TabByPath() {
  const { tab = '' } = useParams();
  const params = new URLSearchParams(useLocation().search);
  const named = tabNamed(tab);
  if (named === null) return <Navigate replace to="/404" />;
  params.set('tab', named);
  return <Navigate replace to={`/builderapprovals?${params.toString()}`} />;
}
