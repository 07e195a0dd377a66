export { $api, createCallFx } from './api.ts';
export { createClient } from './client.ts';
export type { Api, CallOptions, ClientOptions, Upload } from './client.ts';
export { createQuery } from './create-query.ts';
export type { Entry, Query } from './create-query.ts';
export { CallFailed, codeOf, failureOf, isRefusedWith } from './failure.ts';
export type { Failure } from './failure.ts';
export { visitorChanged } from './visitor.ts';
export type { VisitorPart } from './visitor.ts';
