// U takes the offer that stands on the screen: with the focus in a list its button is a hundred stops of Tab away, and gone by then.
import { useStandingOffer } from '@lotline/shared-ui/components/Toast/toast-context';
import { useHotkeys } from '../platform/list/use-hotkeys.ts';
import { UNDO_KEY } from './undo-key.ts';

export function UndoKey() {
  const take = useStandingOffer();
  useHotkeys(take === undefined ? {} : { [UNDO_KEY.toLowerCase()]: take });
  return null;
}
