/** The texts of every feature by id; each feature adds its own in its `feature.ts`. */
export interface Messages {}

/** Every id of the Russian messages; Kazakh has the same ones (a project rule holds it). */
export type MessageId = keyof Messages;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
