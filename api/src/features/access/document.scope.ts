// Who reads and keeps documents: of contractors and of people each by their own claim (screens.md §2.19).

/** A condition on that alias's resource_document; bind with scopeBinds. */
export const documentScope = (alias: string): string =>
  `case when ${alias}.user_id is null then $keepsContractors::boolean else $keepsPeople::boolean end`;
