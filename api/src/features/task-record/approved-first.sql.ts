// Of a job's line what decides whether the customer approves it first (preapproval.rules), as JSON: boq b with its limits (item-limits.sql), which may be missing. Null
// where neither the customer's code nor the item code names an amount.
export const approvedFirstSql = (b: string): string =>
  `case when limits.preapproval_over is not null then json_build_object('quantity', ${b}.quantity::text, 'variationQty', ${b}.variation_qty::text,
     'designVariation', ${b}.design_variation::text, 'completedQty', ${b}.completed_qty::text, 'unitAmount', ${b}.unit_amount::text,
     'preapprovalOver', limits.preapproval_over::text, 'preapprovedQty', ${b}.preapproved_qty::text) end`;
