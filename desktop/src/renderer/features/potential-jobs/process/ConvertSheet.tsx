// Makes jobs of potential jobs: contract and work type for all of them, a work order for each; all or none (screens.md §2.9).
import { useState } from 'react';
import { z } from 'zod';
import { shortName } from '@lotline/schema/domain/potential-job/builder-request.rules';
import type { NumberingSetting } from '@lotline/schema/domain/settings/numbering.setting';
import { ConvertPotentialJobsDocument } from '@lotline/schema/generated/documents/potential-job';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import words from '@lotline/shared-ui/styles/words.module.css';
import { ReadNote, Unread } from '@lotline/web-session/react/ReadBoundary';
import { NameField } from '../../../platform/controls/NameField.tsx';
import { useNewName } from '@lotline/shared-ui/components/NewName/use-new-name';
import { SelectField } from '../../../platform/controls/SelectField.tsx';
import { TickField } from '../../../platform/controls/TickField.tsx';
import { useCommand } from '../../../platform/data/use-command.ts';
import { nameOfMany } from '../../../platform/form/form-draft.ts';
import { TypedBefore } from '../../../platform/form/TypedBefore.tsx';
import { useFormDraft } from '../../../platform/form/use-form-draft.ts';
import { useSharedSettings } from '../../../platform/settings/use-shared-settings.ts';
import { ALL_POTENTIAL_JOBS, useChosenPotentialJobs, type PotentialJobRow } from '../use-potential-jobs.ts';
import { useJobNames, useTemplates } from './use-entry-names.ts';
import styles from './Process.module.css';

interface ConvertSheetProps {
  readonly ids: readonly number[];
  readonly onClose: () => void;
  /** @param jobId of a single one */
  readonly onDone: (jobId: number | null) => void;
}

export function ConvertSheet(props: ConvertSheetProps) {
  const chosen = useChosenPotentialJobs(props.ids);
  const shared = useSharedSettings();
  if (chosen.rows !== null && shared.settings !== null)
    return <Conversion {...props} rows={chosen.rows} numbering={shared.settings.Numbering} />;
  const read = chosen.rows === null ? chosen : shared.read;
  return (
    <Sheet title="Make jobs" onClose={props.onClose}>
      <Unread
        read={read}
        title="The potential jobs could not be loaded."
        loading={<SkeletonRows label="Loading the potential jobs" rows={3} />}
      />
    </Sheet>
  );
}

const SHAPES = { workType: z.string(), contract: z.string(), templates: z.array(z.string()), orders: z.record(z.string(), z.string()) };
type Orders = Readonly<Record<string, string>>;
const countOfJobs = (count: number): string => (count === 1 ? 'a job' : `${String(count)} jobs`);

interface ConversionProps extends ConvertSheetProps {
  readonly rows: readonly PotentialJobRow[];
  readonly numbering: NumberingSetting;
}

function Conversion({ ids, rows, numbering, onClose, onDone }: ConversionProps) {
  const [start] = useState(() => ({
    workType: '',
    contract: '',
    templates: [],
    orders: Object.fromEntries(rows.map(({ id }) => [String(id), shortName(id, numbering)])),
  }));
  const draft = useFormDraft<{ workType: string; contract: string; templates: readonly string[]; orders: Orders }>({
    ...{ name: `convert-potential-jobs-${nameOfMany(ids)}`, shapes: SHAPES, start, onClose },
  });
  const { workTypes, contracts, read } = useJobNames();
  const { workType, contract, orders } = draft.values;
  const { offered, chosen, read: templatesRead } = useTemplates(workType, draft.values.templates);
  const { run, isBusy, sentence } = useCommand({
    touches: [ALL_POTENTIAL_JOBS, { entity: 'construction' }],
    toastText: rows.length === 1 ? 'Job created' : `${String(rows.length)} jobs created`,
    send: async (call, _nothing: null, client) => {
      const jobs = rows.map(({ id }) => ({ id, workOrder: (orders[String(id)] ?? '').trim() }));
      const input = { workType, contract: contract.trim() === '' ? null : contract.trim(), templates: chosen, jobs };
      return (await call(ConvertPotentialJobsDocument, { input, client })).data.convertPotentialJobs ?? [];
    },
    onDone: (made) => {
      draft.close();
      onDone(made.length === 1 ? (made[0]?.constructionId ?? null) : null);
    },
  });
  const missing = missingIn(workType, rows, orders);
  const setContract = (value: string) => draft.set({ contract: value });
  const question = useNewName({ value: contract, start: '', names: contracts, onChange: setContract });
  return (
    <div className={styles.wide}>
      <Sheet
        title={`Make ${countOfJobs(rows.length)}`}
        subtitle="Photos, documents, comments and the contact are copied."
        busy={isBusy}
        unsaved={draft.isUnsaved}
        onClose={draft.close}
        onSubmit={() => {
          if (missing === null && !question.mustAsk()) void run(null);
        }}
        footer={
          <Button kind="primary" type="submit" busy={isBusy} refusedBecause={missing ?? undefined} reason="onPress">
            Make {countOfJobs(rows.length)}
          </Button>
        }
      >
        <div className={styles.form}>
          <TypedBefore draft={draft} />
          <ReadNote read={read} title="The work types could not be loaded." />
          <div className={styles.pair}>
            <SelectField
              label="Work type"
              isRequired
              data-autofocus=""
              placeholder="Choose a work type"
              value={workType}
              options={workTypes.map((value) => ({ value, label: value }))}
              onChange={(value) => draft.set({ workType: value })}
            />
            <NameField label="Contract" names={contracts} maxLength={200} value={contract} onChange={setContract} question={question} />
          </div>
          {templatesRead === null ? null : <ReadNote read={templatesRead} title="The task templates could not be loaded." />}
          <Templates offered={offered} chosen={chosen} onChange={(templates) => draft.set({ templates })} />
          <WorkOrders rows={rows} orders={orders} onChange={(id, text) => draft.set({ orders: { ...orders, [String(id)]: text } })} />
          {sentence === null ? null : <Banner tone="bad">{sentence}</Banner>}
        </div>
      </Sheet>
    </div>
  );
}

interface TemplatesProps {
  readonly offered: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function Templates({ offered, chosen, onChange }: TemplatesProps) {
  if (offered.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>Tasks from templates</legend>
      <p className={words.muted}>Each job gets a task from each that is ticked. They stay with the office until they are issued.</p>
      {offered.map((name) => (
        <TickField
          key={name}
          isOn={chosen.includes(name)}
          onChange={(isOn) => onChange(offered.filter((other) => (other === name ? isOn : chosen.includes(other))))}
        >
          {name}
        </TickField>
      ))}
    </fieldset>
  );
}

function missingIn(workType: string, rows: readonly PotentialJobRow[], orders: Orders): string | null {
  if (workType === '') return 'Choose the work type first.';
  const given = rows.map(({ id }) => (orders[String(id)] ?? '').trim().toLowerCase());
  if (given.includes('')) return 'Each job needs a work order.';
  return new Set(given).size < given.length ? 'Two jobs have the same work order.' : null;
}

interface WorkOrdersProps {
  readonly rows: readonly PotentialJobRow[];
  readonly orders: Orders;
  readonly onChange: (id: number, text: string) => void;
}

function WorkOrders({ rows, orders, onChange }: WorkOrdersProps) {
  return (
    <div className={styles.scrolled}>
      <table className={styles.orders}>
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col">Work order</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, address }) => (
            <tr key={id}>
              <td>{address}</td>
              <td>
                <TextField
                  label={`Work order of ${address}`}
                  hideLabel
                  maxLength={60}
                  value={orders[String(id)] ?? ''}
                  onChange={(text) => onChange(id, text)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
