// What the page and the build must agree on: the class that carries antd's variables. Nothing of antd moves.
export const ANTD_LOOK = { zeroRuntime: true, cssVar: { key: 'lot' }, hashed: false, token: { motion: false } } as const;
