// The items of a task template of the job's work type, taken into the form of new items; where the template leaves the quantity open, it is typed there.
import { useState } from 'react';
import { catalogueKey } from '@lotline/schema/domain/item/pasted-items.rules';
import { formatQuantity } from '@lotline/schema/domain/kernel/money';
import { ItemsByCodeDocument } from '@lotline/schema/generated/documents/item';
import { TaskTemplatesDocument } from '@lotline/schema/generated/documents/task';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { ApiError } from '@lotline/web-session/api-error';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { SelectField } from '../../../platform/controls/SelectField.tsx';
import { SETTINGS } from '../../../platform/data/follows.ts';
import { useAsk } from '../../../platform/data/use-ask.ts';
import { useRead } from '../../../platform/data/use-read.ts';
import { useJobView } from '../job-context.ts';
import { newItemOf, type FoundItem } from './new-items.ts';

export function TemplateItems({ onItems }: { readonly onItems: (items: readonly FoundItem[]) => void }) {
  const { job } = useJobView();
  const { ask } = useAsk();
  const [problem, setProblem] = useState<string | null>(null);
  const read = useRead(TaskTemplatesDocument, { variables: { workType: job.workType }, follows: SETTINGS });
  const templates = (read.data?.taskTemplates ?? []).filter(({ items }) => items.length > 0);
  if (templates.length === 0) return <ReadNote read={read} title="The templates could not be loaded." />;
  const take = async (name: string): Promise<void> => {
    const items = templates.find((one) => one.name === name)?.items ?? [];
    try {
      const { itemsByCode } = await ask(ItemsByCodeDocument, { codes: items.map(({ code }) => code) });
      const found = items.map(({ code, quantity }) => ({
        ...{ code, quantity: quantity === null ? '' : formatQuantity(quantity) },
        item: itemsByCode.find((one) => !one.isArchived && catalogueKey(one.code) === catalogueKey(code)),
      }));
      const unknown = found.filter(({ item }) => item === undefined).map(({ code }) => code);
      setProblem(unknown.length === 0 ? null : `In the template but not in the catalogue: ${unknown.join(', ')}.`);
      onItems(found.flatMap(({ item, quantity }) => (item === undefined ? [] : [newItemOf(item, { quantity })])));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <>
      <SelectField
        label="Items from a template"
        value=""
        placeholder="Choose a template"
        options={templates.map(({ name }) => ({ value: name, label: name }))}
        onChange={(name) => void take(name)}
      />
      {problem === null ? null : <Banner>{problem}</Banner>}
    </>
  );
}
