// A person who only works in the field has their tasks in the field app: another page of this origin, opened by the browser.
import { useEffect } from 'react';
import { hasClaim, type Actor } from '@lotline/schema/domain/kernel/actor';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import page from '../frame/Page.module.css';

export const isOnlyInField = (actor: Actor): boolean =>
  hasClaim(actor, 'CAN_ACCESS_FIELD_WORK') && !hasClaim(actor, 'CAN_ACCESS_CONSTRUCTION') && !hasClaim(actor, 'CAN_VIEW_ALL_GROUPS');

export function GoToField({ path }: { readonly path: string }) {
  useEffect(() => window.location.replace(path), [path]);
  return (
    <main id="main" tabIndex={-1} className={page.page} aria-busy="true">
      <Progress label="Opening your tasks" />
    </main>
  );
}
