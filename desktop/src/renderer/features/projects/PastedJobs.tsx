// A list of work orders as it was pasted, and what was found of it in words, before anything is moved.
import { MOST_WORK_ORDERS } from '@lotline/schema/domain/project/work-order-list.rules';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import type { Pasted } from './use-pasted-jobs.ts';

const MOST_CHARACTERS = 14_000;

export function PastedJobs({ pasted }: { readonly pasted: Pasted }) {
  return (
    <>
      <TextArea
        label="Work orders"
        hint={`One per line, or separated by commas or spaces; at most ${MOST_WORK_ORDERS.toLocaleString('en-AU')} at a time.`}
        rows={6}
        maxLength={MOST_CHARACTERS}
        value={pasted.text}
        onChange={pasted.type}
      />
      {pasted.failure === null ? null : <Banner tone="bad" title={pasted.failure} />}
      <div role="status">
        {pasted.said.length === 0 ? null : (
          <ul aria-label="What was found">
            {pasted.said.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
