// Which items a task from a template brings to a job that is new: those of the catalogue, as much of each as the template says. There is no line yet of which
// something could remain, so an item whose quantity the template leaves open is added by hand afterwards.
import type { DecimalString } from '../kernel/money.ts';
import type { TemplateItem } from '../settings/task-templates.setting.ts';
import { catalogueKey } from './pasted-items.rules.ts';

interface CatalogueItem {
  readonly id: number;
  readonly code: string;
  readonly isArchived: boolean;
}

export interface NewJobItems {
  readonly given: readonly { readonly itemId: number; readonly code: string; readonly quantity: DecimalString }[];
  /** Codes without a quantity. */
  readonly open: readonly string[];
  /** Codes that the catalogue does not have, or has no longer. */
  readonly unknown: readonly string[];
}

/** @param catalogue of the codes that the template names */
export function itemsOfNewJob(items: readonly TemplateItem[], catalogue: readonly CatalogueItem[]): NewJobItems {
  const found = items.map(({ code, quantity }) => ({
    ...{ code, quantity },
    item: catalogue.find((one) => !one.isArchived && catalogueKey(one.code) === catalogueKey(code)),
  }));
  return {
    given: found.flatMap(({ item, code, quantity }) =>
      item === undefined || quantity === null ? [] : [{ itemId: item.id, code, quantity }],
    ),
    open: found.filter(({ item, quantity }) => item !== undefined && quantity === null).map(({ code }) => code),
    unknown: found.filter(({ item }) => item === undefined).map(({ code }) => code),
  };
}
