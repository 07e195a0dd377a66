import type { PhotosFieldLabels } from '@rukav/design-system/PhotosField';

/** What a field of photographs says in Russian. */
export const russian: PhotosFieldLabels = {
  add: 'Выбрать фотографии',
  drop: 'или перетащите их сюда',
  list: 'Выбранные фотографии',
  remove: (name) => `Убрать фотографию ${name}`,
  retry: (name) => `Отправить ещё раз ${name}`,
  sending: (name) => `Отправляется ${name}`,
};

/** What a field of photographs says in Kazakh. */
export const kazakh: PhotosFieldLabels = {
  add: 'Фотосуреттерді таңдау',
  drop: 'немесе осында сүйреп әкеліңіз',
  list: 'Таңдалған фотосуреттер',
  remove: (name) => `${name} фотосуретін алып тастау`,
  retry: (name) => `${name} фотосуретін қайта жіберу`,
  sending: (name) => `${name} жіберіліп жатыр`,
};
