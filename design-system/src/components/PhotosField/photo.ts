/** A photograph in the field, and how far it is. */
export interface ChosenPhoto {
  id: string;
  /** The name of its file: what it is called aloud. */
  name: string;
  /** Address of its picture, such as an object URL. What was refused may have none. */
  src?: string;
  /**
   * `sending` – on its way; `ready` – has arrived; `failed` – has not arrived, and can be sent again; `refused` – not sent
   * at all, because of its size, its type or the number of photographs.
   */
  state: 'sending' | 'ready' | 'failed' | 'refused';
  /** How much of it has been sent, from 0 to 1. */
  progress?: number;
  /** Why it has failed or was refused, and what helps: “Больше 7 МБ. Выберите файл поменьше”. */
  reason?: string;
}
