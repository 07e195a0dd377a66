import { useUnit } from 'effector-react';
import { useEffect, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { SuggestionList, type Suggestion, type SuggestionGroup } from '@rukav/design-system/SuggestionList';
import { formatMoney } from '../../platform/locale/index.ts';
import { addressRequestedFx } from '../../platform/navigation/index.ts';
import { thumbSource } from '../../platform/pictures/index.ts';
import { $suggested, asked, fieldFocused, recentCleared, typed } from './suggesting.ts';

export interface SearchSuggestionsProps {
  field: RefObject<HTMLInputElement | null>;
  listId: string;
  /** What the field says of its list. */
  onListChange: (list: { isOpen: boolean; activeId: string | undefined }) => void;
  /** A query was taken: it stands in the field from now on. */
  onTextTaken: (text: string) => void;
}

const searchFor = (text: string) => `/search?query=${encodeURIComponent(text)}`;

/** What the field suggests: own and others' queries, categories, goods with their pictures. */
export default function SearchSuggestions({
  field,
  listId,
  onListChange,
  onTextTaken,
}: SearchSuggestionsProps) {
  const { formatMessage } = useIntl();
  const { suggested, go, ask, clear } = useUnit({
    suggested: $suggested,
    go: addressRequestedFx,
    ask: asked,
    clear: recentCleared,
  });
  const { isBlank, recent, queries, categories, products } = suggested;

  const [noteFocus, noteText] = useUnit([fieldFocused, typed]);
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const focus = () => noteFocus(input.value);
    const type = () => noteText(input.value);
    const submit = () => {
      const words = input.value.trim();
      if (words) ask(words);
    };
    focus();
    input.addEventListener('focus', focus);
    input.addEventListener('input', type);
    input.form?.addEventListener('submit', submit);
    return () => {
      input.removeEventListener('focus', focus);
      input.removeEventListener('input', type);
      input.form?.removeEventListener('submit', submit);
    };
  }, [field, ask, noteFocus, noteText]);

  const asQuery =
    (icon: 'clock' | 'search') =>
    (query: string): Suggestion => ({
      id: `${icon}:${query}`,
      label: query,
      icon,
      href: searchFor(query),
    });
  const groups: SuggestionGroup[] = [
    { id: 'recent', label: formatMessage({ id: 'search.recent' }), options: recent.map(asQuery('clock')) },
    {
      id: 'queries',
      label: formatMessage({ id: isBlank ? 'search.popular' : 'search.queries' }),
      options: queries.filter((query) => !recent.includes(query)).map(asQuery('search')),
    },
    {
      id: 'categories',
      label: formatMessage({ id: 'search.categories' }),
      options: categories.map(({ url, name, root }) => ({
        id: `category:${url}`,
        label: name,
        description: root,
        href: `/catalog/${url}`,
      })),
    },
    {
      id: 'products',
      label: formatMessage({ id: 'search.products' }),
      options: products.map(({ id, name, url, picture, price }) => ({
        id: `product:${id}`,
        label: name,
        description: formatMoney(price.discountPrice ?? price.basePrice, price.currency),
        picture: thumbSource(picture),
        href: `/product/${url}`,
      })),
    },
  ].filter(({ options }) => options.length > 0);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);

  const pick = ({ id, label, href }: Suggestion) => {
    if (id.startsWith('clock:') || id.startsWith('search:')) {
      onTextTaken(label);
      ask(label);
    }
    void go({ to: href });
  };

  return (
    <SuggestionList
      field={field}
      listId={listId}
      label={formatMessage({ id: 'search.suggestions' })}
      groups={groups}
      onPick={pick}
      onListChange={onListChange}
      status={formatMessage({ id: 'search.suggested' }, { count: String(count), suggestions: count })}
      {...(recent.length > 0 && {
        action: { label: formatMessage({ id: 'search.recent.clear' }), onPress: clear },
      })}
    />
  );
}
