// The part of @20minutes/s3rver that the tests use; the package brings no types.
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  interface Options {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly allowMismatchedSignatures: boolean;
    readonly configureBuckets: readonly { readonly name: string }[];
  }
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<unknown>;
    close(): Promise<void>;
    callback(): RequestListener;
  }
}
