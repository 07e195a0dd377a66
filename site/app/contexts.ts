import type { Scope } from 'effector';
import { createContext } from 'react-router';
import type { MessageStore } from './messages';
import type { Visit } from './visit';

/** The effector scope of this request, or of this browser. */
export const scopeContext = createContext<Scope>();

/** What the server read from the request before anything was rendered; absent in the browser. */
export const visitContext = createContext<Visit | null>(null);

/** Origins besides the store's own that a map is drawn from; the server's alone knows. */
export const mapOriginsContext = createContext<readonly string[]>([]);

/** The origin of a captcha's widget, where its key is set; the server alone knows. */
export const captchaOriginContext = createContext<string | null>(null);

/** The messages of this browser's page. */
export const messagesContext = createContext<MessageStore>();
