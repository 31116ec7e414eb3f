// Makes jobs of potential jobs: contract and work type for all of them, a work order for each; all or none (screens.md §2.9).
import { useState } from 'react';
import { z } from 'zod';
import { shortName } from '@lotline/schema/domain/potential-job/builder-request.rules';
import type { NumberingSetting } from '@lotline/schema/domain/settings/numbering.setting';
import { ConvertPotentialJobsDocument } from '@lotline/schema/generated/documents/potential-job';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import words from '@lotline/shared-ui/styles/words.module.css';
import { ReadNote, Unread } from '@lotline/web-session/react/ReadBoundary';
import { CommandSheet } from '../../../platform/command/CommandSheet.tsx';
import type { CommandField } from '../../../platform/command/command-field.ts';
import { TickField } from '../../../platform/controls/TickField.tsx';
import { useCommand } from '../../../platform/data/use-command.ts';
import { nameOfMany } from '../../../platform/form/form-draft.ts';
import { firstRowFault, type RowFields } from '../../../platform/form/row-fields.ts';
import { RowControls } from '../../../platform/form/RowControls.tsx';
import { useRows } from '../../../platform/form/use-rows.ts';
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

const countOfJobs = (count: number): string => (count === 1 ? 'a job' : `${String(count)} jobs`);
/** The work order of a potential job, by its number. */
const ORDER = z.object({ key: z.number(), workOrder: z.string() });
type Order = z.output<typeof ORDER>;

function orderFields(rows: readonly PotentialJobRow[], orders: readonly Order[]): RowFields<'workOrder', Order> {
  const given = orders.map(({ workOrder }) => workOrder.trim().toLowerCase());
  const isTwice = ({ workOrder }: Order): boolean => given.filter((one) => one === workOrder.trim().toLowerCase()).length > 1;
  return {
    workOrder: {
      label: ({ key }) => `Work order of ${rows.find(({ id }) => id === key)?.address ?? ''}`,
      most: 60,
      required: 'Each job needs a work order.',
      fault: (order) => (isTwice(order) ? 'Two jobs have the same work order.' : undefined),
    },
  };
}

/** The titles that are ticked, as the form's text has them. */
const titlesIn = (text: string): readonly string[] => text.split('\n').filter((title) => title !== '');

function templatesField(offered: readonly string[]): CommandField {
  return {
    label: 'Tasks from templates',
    isLeftOut: () => offered.length === 0,
    control: ({ label, value, onChange }) => (
      <Templates {...{ label, offered }} chosen={titlesIn(value)} onChange={(titles) => onChange(titles.join('\n'))} />
    ),
  };
}

interface ConversionProps extends ConvertSheetProps {
  readonly rows: readonly PotentialJobRow[];
  readonly numbering: NumberingSetting;
}

interface Wish {
  readonly workType: string;
  readonly contract: string | null;
  readonly templates: string[];
  readonly jobs: { readonly id: number; readonly workOrder: string }[];
}

const useConvert = (count: number) =>
  useCommand({
    touches: [ALL_POTENTIAL_JOBS, { entity: 'construction' }],
    toastText: count === 1 ? 'Job created' : `${String(count)} jobs created`,
    send: async (call, input: Wish, client) =>
      (await call(ConvertPotentialJobsDocument, { input, client })).data.convertPotentialJobs ?? [],
  });

function Conversion({ ids, rows, numbering, onClose, onDone }: ConversionProps) {
  const draft = `convert-potential-jobs-${nameOfMany(ids)}`;
  const [start] = useState(() => rows.map(({ id }): Order => ({ key: id, workOrder: shortName(id, numbering) })));
  const orders = useRows(`${draft}-orders`, ORDER, start);
  const fields = orderFields(rows, orders.rows);
  const [workType, setWorkType] = useState('');
  const { workTypes, contracts, read } = useJobNames();
  const { offered, read: templatesRead } = useTemplates(workType);
  const command = useConvert(rows.length);
  const title = `Make ${countOfJobs(rows.length)}`;
  return (
    <div className={styles.wide}>
      <CommandSheet
        title={title}
        subtitle="Photos, documents, comments and the contact are copied."
        verb={title}
        draft={draft}
        rows={[orders]}
        fields={{
          workType: {
            ...{ label: 'Work type', kind: 'choice', required: 'Choose the work type first.', placeholder: 'Choose a work type' },
            options: workTypes.map((value) => ({ value, label: value })),
          },
          contract: { label: 'Contract', kind: 'name', names: contracts, maxLength: 200 },
          templates: templatesField(offered),
        }}
        onType={(values) => setWorkType(values.workType)}
        above={
          <>
            <ReadNote read={read} title="The work types could not be loaded." />
            {templatesRead === null ? null : <ReadNote read={templatesRead} title="The task templates could not be loaded." />}
          </>
        }
        arranged={(control) => (
          <>
            <div className={styles.pair}>
              {control('workType')}
              {control('contract')}
            </div>
            {control('templates')}
          </>
        )}
        below={
          <div className={styles.orders}>
            {orders.rows.map((order) => (
              <RowControls key={order.key} fields={fields} row={order} onChange={orders.put} />
            ))}
          </div>
        }
        lackOf={() => firstRowFault(fields, orders.rows)?.sentence}
        command={command}
        inputOf={({ contract, templates, ...values }) => ({
          workType: values.workType,
          contract: contract === '' ? null : contract,
          templates: offered.filter((name) => titlesIn(templates).includes(name)),
          jobs: orders.rows.map(({ key, workOrder }) => ({ id: key, workOrder: workOrder.trim() })),
        })}
        onDone={(made) => onDone(made.length === 1 ? (made[0]?.constructionId ?? null) : null)}
        onClose={onClose}
      />
    </div>
  );
}

interface TemplatesProps {
  readonly label: string;
  readonly offered: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function Templates({ label, offered, chosen, onChange }: TemplatesProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <p className={words.muted}>Each job gets a task from each ticked template. They stay with the office until they are issued.</p>
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
