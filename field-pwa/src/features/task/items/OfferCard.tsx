// A new subcontracted task: money and time before saying yes, then its items; the rates shown are the rates kept (mock 3-task-new).
import { ShieldCheck } from 'lucide-react';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { useTaskPage } from '../task-page-context.ts';
import { itemsTotal } from './item-row.ts';
import { ItemsTable } from './ItemsTable.tsx';
import { startText } from './start-text.ts';
import './offer.css';

export function OfferCard() {
  const page = useTaskPage();
  const { opened, actor } = page;
  const total = itemsTotal(actor, opened);
  const start = startText(opened.scheduledStartTime, page);
  return (
    <>
      <section className="offer" aria-label="What you are offered">
        <div>
          <p className="muted small">{total === null ? 'New task' : `${opened.name} · ex GST`}</p>
          <p className="big">{total ?? opened.name}</p>
        </div>
        <div className="side">
          <p className="muted small">Scheduled</p>
          <b>{start ?? 'Not yet'}</b>
          {opened.dueDate === null ? null : <span className="small">Task due {formatDate(opened.dueDate)}</span>}
        </div>
        {total === null ? null : (
          <p className="after">
            <Icon of={ShieldCheck} />
            <span>Accept, and these rates are kept.</span>
          </p>
        )}
      </section>
      <section className="card">
        <div className="head">
          <h2>
            Items <span className="n">{opened.items.length}</span>
          </h2>
        </div>
        <div className="body flush-bottom">
          {opened.items.length === 0 ? (
            <p className="muted small no-items">No items are listed. Ask the office what is meant before you accept.</p>
          ) : (
            <ItemsTable task={opened} isOffer />
          )}
        </div>
      </section>
    </>
  );
}
