// How GraphiQL says that it asks: in the `extensions` of a GraphQL request over HTTP, which no app uses.
export const GRAPHIQL_MARK = 'graphiql';
