// Of a job's line what decides whether the customer approves it first (preapproval.rules), as JSON: boq b with its catalogue item f, which may be missing. Null where
// the item code names no amount.
export const approvedFirstSql = (b: string, f: string): string =>
  `case when ${f}.preapproval_over is not null then json_build_object('quantity', ${b}.quantity::text, 'variationQty', ${b}.variation_qty::text,
     'designVariation', ${b}.design_variation::text, 'completedQty', ${b}.completed_qty::text, 'unitAmount', ${b}.unit_amount::text,
     'preapprovalOver', ${f}.preapproval_over::text, 'preapprovedQty', ${b}.preapproved_qty::text) end`;
