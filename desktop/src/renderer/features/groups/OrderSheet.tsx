// The order in which the schedule shows the groups: by drag, by the buttons, and by Alt with the arrow keys. Each move is saved at once and can be undone.
import { useEffect, useRef, useState, type RefObject } from 'react';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { afterDrop, afterStep, beforeInOrder, movedOrder } from '@lotline/schema/domain/group/group-order.rules';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import words from '@lotline/shared-ui/styles/words.module.css';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { useUndoOffer } from '../../platform/data/use-undo-offer.ts';
import { useMoveGroup } from './use-group-changes.ts';
import { useGroupOrder } from './use-groups.ts';
import styles from './OrderSheet.module.css';

interface NamedGroup {
  readonly id: number;
  readonly name: string;
}

export function OrderSheet({ onClose }: { readonly onClose: () => void }) {
  const { groups, ...read } = useGroupOrder();
  return (
    <Sheet
      title="Order of the schedule"
      subtitle="Drag a group, or move it with Alt and the arrow keys. Each move is saved at once."
      onClose={onClose}
    >
      {groups === null ? (
        <Unread read={read} title="The groups could not be loaded." loading={<Progress label="Loading the groups" />} />
      ) : (
        <Order groups={groups} />
      )}
    </Sheet>
  );
}

function Order({ groups }: { readonly groups: readonly NamedGroup[] }) {
  const { order, say, move } = useOrder(groups);
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  return (
    <>
      <ol className={styles.order} aria-label="Groups in order">
        {order.map((id, place) => (
          <Row
            key={id}
            id={id}
            name={names.get(id) ?? ''}
            place={place + 1}
            isLast={place === order.length - 1}
            onStep={(by) => {
              const afterId = afterStep(order, id, by);
              if (afterId !== undefined) move(id, afterId);
            }}
            onDrop={(dropped) => move(dropped, afterDrop(order, dropped, id))}
          />
        ))}
      </ol>
      <p role="status" className={words.sr}>
        {say}
      </p>
    </>
  );
}

function useOrder(groups: readonly NamedGroup[]) {
  const command = useMoveGroup();
  const offer = useUndoOffer();
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const [say, setSay] = useState('');
  const order = wanted ?? groups.map(({ id }) => id);
  const nameOf = (id: number): string => groups.find((group) => group.id === id)?.name ?? '';
  const send = async (id: number, afterId: number | null): Promise<boolean> => {
    const done = (await command.run({ id, afterId })) !== null;
    setWanted(null);
    return done;
  };
  const move = (id: number, afterId: number | null): void => {
    const next = movedOrder(order, id, afterId);
    if (next === null || beforeInOrder(order, id) === afterId) return;
    const before = beforeInOrder(order, id);
    setWanted(next);
    setSay(`${nameOf(id)} is number ${String(next.indexOf(id) + 1)} of ${String(next.length)}.`);
    void send(id, afterId).then((isDone) => {
      if (isDone) offer(`${nameOf(id)} is number ${String(next.indexOf(id) + 1)}.`, () => void send(id, before));
    });
  };
  return { order, say, move };
}

interface RowProps {
  readonly id: number;
  readonly name: string;
  readonly place: number;
  readonly isLast: boolean;
  readonly onStep: (by: 1 | -1) => void;
  /** @param dropped the group that was dropped on this one */
  readonly onDrop: (dropped: number) => void;
}

function Row({ id, name, place, isLast, onStep, onDrop }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  const { isDragged, isOver } = useRowDrag(row, id, onDrop);
  return (
    <li
      ref={row}
      className={styles.row}
      tabIndex={0}
      aria-label={`${String(place)}. ${name}`}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      data-dragged={isDragged || undefined}
      data-over={isOver || undefined}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        onStep(event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <Icon of={GripVertical} size="s" />
      <span className={words.muted}>{place}</span>
      <span className={styles.name}>{name}</span>
      <IconButton icon={ArrowUp} label={`Move ${name} up`} disabled={place === 1} onClick={() => onStep(-1)} />
      <IconButton icon={ArrowDown} label={`Move ${name} down`} disabled={isLast} onClick={() => onStep(1)} />
    </li>
  );
}

/** The browser's own drag and drop. */
function useRowDrag(row: RefObject<HTMLLIElement | null>, id: number, onDrop: (dropped: number) => void) {
  const [isDragged, setDragged] = useState(false);
  const [isOver, setOver] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const ends = [
      draggable({ element, getInitialData: () => ({ groupId: id }), onDragStart: () => setDragged(true), onDrop: () => setDragged(false) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['groupId'] !== id,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          const dropped = source.data['groupId'];
          if (typeof dropped === 'number') latest.current(dropped);
        },
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [row, id]);
  return { isDragged, isOver };
}
