-- Client sheets: one row per revision, its papers, files, reminders, and the legal texts it is signed under.

alter table outbox
  -- Files that go with the mail, read when it is sent.
  add column attachments bigint[] not null default '{}',
  -- A mail with a code: once a mail server has it, its words are erased here.
  add column confidential boolean not null default false;

create table legal_texts (
  -- `privacy`: information of art. 13 GDPR; `terms`: general conditions of sale.
  kind text not null check (kind in ('privacy', 'terms')),
  -- Counts up with each publication; a signature pins it, so a version is never changed.
  version integer not null check (version > 0),
  language text not null check (language in ('it', 'en', 'fr', 'es')),
  title text not null,
  -- `[{heading, text, specific}]`; `specific` clauses are approved apart (artt. 1341–1342 c.c.).
  sections jsonb not null check (jsonb_typeof(sections) = 'array'),
  -- The first day on which sheets are signed under it.
  valid_from date not null,
  -- A sample that the company has to replace by its own text.
  sample boolean not null default false,
  published_at timestamptz not null default now(),
  published_by integer references users (id),
  primary key (kind, version, language)
);

create function legal_texts_stay() returns trigger language plpgsql as $$
begin
  raise exception 'a published legal text never changes: signatures refer to it';
end
$$;
create trigger legal_texts_stay before update or delete on legal_texts
  for each row execute function legal_texts_stay();

create table sheets (
  id integer generated always as identity primary key,
  client_id integer not null references clients (id),
  -- 1, 2, 3 … per client.
  revision integer not null check (revision > 0),
  -- A client without a row is `to_fill`; `to_renew` is a flag on the confirmed one.
  status text not null check (status in
    ('draft', 'ready_to_sign', 'sent', 'signed', 'in_review', 'confirmed', 'rejected', 'superseded', 'cancelled')),
  -- Since when it has this status.
  since timestamptz not null,
  -- Goes up with each change, against lost updates.
  version integer not null default 1,
  -- Of the papers and of the mails to the signer.
  language text not null check (language in ('it', 'en', 'fr', 'es')),
  -- The kept fields of contract/src/sheet-fields.ts in their normal form.
  fields jsonb not null,
  -- The client's own account may fill the draft.
  customer_may_fill boolean not null default false,
  created_at timestamptz not null,
  created_by integer references users (id),
  -- Who last changed the fields: that person does not confirm them.
  edited_at timestamptz not null,
  edited_by integer references users (id),
  -- When the PDF was frozen; an edit discards it.
  frozen_at timestamptz,
  -- The exact bytes shown to the signer.
  pdf_file_id bigint references files (id),
  -- SHA-256 of those bytes, hexadecimal.
  pdf_sha256 text check (pdf_sha256 ~ '^[0-9a-f]{64}$'),
  -- The legal versions pinned with it.
  privacy_version integer,
  terms_version integer,
  -- Where the link went.
  signer_email text,
  sent_at timestamptz,
  sent_by integer references users (id),
  -- Fourteen days after sending.
  link_expires_at timestamptz,
  -- How many of the planned reminders (day 3, 7, 12) have gone out.
  reminder_step smallint not null default 0 check (reminder_step between 0 and 3),
  signed_at timestamptz,
  -- `carried`: only ordinary contacts changed, the former signature stands for the contract.
  signed_how text check (signed_how in ('electronic', 'paper', 'carried')),
  -- Confirmed, rejected or declined: when, by whom (null: the signer), and what was said.
  decided_at timestamptz,
  decided_by integer references users (id),
  decision_note text,
  -- The day from which the confirmed sheet holds.
  valid_from date,
  -- Confirmed and due for renewal; it stays valid until the next one is confirmed.
  to_renew boolean not null default false,
  to_renew_because text check (to_renew_because in ('legal_text', 'erp', 'age', 'staff')),
  unique (client_id, revision),
  check (status <> 'draft' or pdf_file_id is null),
  check (status in ('draft', 'rejected', 'cancelled') or (pdf_sha256 is not null and privacy_version is not null and terms_version is not null)),
  check (status <> 'sent' or (signer_email is not null and sent_at is not null and link_expires_at is not null)),
  check (status not in ('signed', 'in_review', 'confirmed', 'superseded') or signed_how is not null),
  check (signed_how is null or signed_how = 'carried' or signed_at is not null),
  -- Nobody confirms what he last edited.
  check (status not in ('confirmed', 'superseded') or (valid_from is not null and decided_by is not null and decided_by is distinct from edited_by)),
  check (not to_renew or status = 'confirmed')
);
-- At most one live revision and one confirmed one per client.
create unique index sheets_one_live on sheets (client_id) where status in ('draft', 'ready_to_sign', 'sent', 'signed', 'in_review');
create unique index sheets_one_confirmed on sheets (client_id) where status = 'confirmed';
create index sheets_heads on sheets (client_id, revision desc) where status not in ('cancelled', 'superseded');
create index sheets_links on sheets (link_expires_at) where status = 'sent';

create table sheet_papers (
  -- What the frozen PDF says, without the legal texts, which are pinned by their versions. The signer's page and
  -- the sealed file are made from it: a letterhead, an agent or the name of a payment changed in the meantime
  -- must not change what somebody signs.
  sheet_id integer primary key references sheets (id),
  paper jsonb not null
);

create table sheet_attachments (
  id integer generated always as identity primary key,
  client_id integer not null references clients (id),
  -- The revision it was added under; null when the client had none.
  sheet_id integer references sheets (id),
  file_id bigint not null references files (id),
  -- `signed` is the sealed PDF, `paper_signature` a hand-signed copy: both stay for ever.
  kind text not null check (kind in ('upload', 'paper_signature', 'signed')),
  created_at timestamptz not null,
  created_by integer references users (id)
);
create index sheet_attachments_by_client on sheet_attachments (client_id);
create unique index sheet_attachments_one_sealed on sheet_attachments (sheet_id) where kind = 'signed';

create table sheet_reminders (
  -- At most one reminder in 24 hours about one client's sheet, whoever gets it.
  client_id integer primary key references clients (id),
  last_at timestamptz not null,
  last_to text not null check (last_to in ('agency', 'signer'))
);

create table sheet_exports (
  -- What a confirmed sheet hands to the ERP.
  sheet_id integer primary key references sheets (id),
  at timestamptz not null,
  -- The columns of the CSV set by name.
  record jsonb not null
);
create index sheet_exports_by_time on sheet_exports (at desc, sheet_id);

-- Each client with the revision he stands under: the newest that was neither cancelled nor superseded.
create view sheet_heads as
  select c.id as client_id, h.id as sheet_id, h.revision, h.since, h.sent_at, h.signed_at, h.decided_at, h.valid_from, h.to_renew,
    coalesce(h.status, 'to_fill') as status,
    case when h.status = 'confirmed' and h.to_renew then 'to_renew' else coalesce(h.status, 'to_fill') end as shown_status
  from clients c
  -- One ordered walk through the index for all clients, where a lateral query would search it once for each.
  left join (
    select distinct on (s.client_id) s.client_id, s.id, s.revision, s.status, s.since, s.sent_at, s.signed_at, s.decided_at, s.valid_from, s.to_renew
    from sheets s where s.status not in ('cancelled', 'superseded') order by s.client_id, s.revision desc
  ) h on h.client_id = c.id;

-- What a sheet needs of the registry: its values, and whom to write to.
create view sheet_clients as
  select c.id, c.code, c.internal_code, c.agency_id, c.agent_id, c.status, c.business_name, c.vat_number, c.tax_code, c.email,
    c.email_admin, c.email_commercial, c.email_certified, c.phone, c.mobile, c.address, c.postal_code, c.city, c.province, c.region,
    c.country, c.sdi_code, c.bank_name, c.iban, c.payment_code, c.discount, c.fixed_days, c.activation_date, c.searchable,
    c.last_order_date, a.business_name as agency, a.email as agency_email, a.phone as agency_phone, a.country as agency_country,
    u.name as agent, u.email as agent_email, u.phone as agent_phone, u.language as agent_language, coalesce(u.active, false) as agent_active
  from clients c
  join agencies a on a.id = c.agency_id
  left join users u on u.id = c.agent_id;

-- Whom to remind: an agency, and the language of its people.
create view sheet_agencies as
  select a.id, a.code, a.business_name, a.email, a.phone, a.country,
    (select u.language from users u where u.agency_id = a.id and u.user_type = 2 and u.active order by u.id limit 1) as language
  from agencies a;

-- Addresses of the company and of its agencies: none of them signs for a client. What follows a `+` is left
-- out, because it reaches the same mailbox.
create view network_addresses as
  select regexp_replace(lower(x.email), '\+[^@]*@', '@') as email from (
    select u.email from users u where u.user_type in (1, 2, 4)
    union select a.email from agencies a
    union select k ->> 'email' from agencies a cross join jsonb_array_elements(a.contacts) k
  ) x where x.email <> '';

-- Sample texts, sober and complete enough to try everything; the company publishes its own as version 2.
insert into legal_texts (kind, version, language, title, sections, valid_from, sample) values
  ('privacy', 1, 'it', 'Informativa sul trattamento dei dati personali (testo di esempio)', $j$[
    {"heading": "Titolare", "text": "Il titolare del trattamento è l’azienda indicata in testa alla scheda, che risponde all’indirizzo riportato nella stessa. Questo è un testo di esempio: l’azienda lo sostituisce con il proprio.", "specific": false},
    {"heading": "Dati e finalità", "text": "I dati identificativi, di contatto, fiscali e bancari raccolti con la scheda servono a concludere ed eseguire i contratti di vendita, a spedire la merce, a emettere le fatture elettroniche e a tutelare il credito.", "specific": false},
    {"heading": "Base giuridica", "text": "Esecuzione del contratto e di misure precontrattuali (art. 6.1.b GDPR), obblighi di legge (art. 6.1.c), legittimo interesse alla prevenzione delle insolvenze (art. 6.1.f). L’invio di novità commerciali richiede il consenso (art. 6.1.a), sempre revocabile.", "specific": false},
    {"heading": "Firma elettronica", "text": "Quando la scheda è firmata dal portale sono registrati ora, indirizzo IP, tipo di dispositivo ed esito del codice di verifica: fanno parte del documento e provano la firma.", "specific": false},
    {"heading": "Destinatari", "text": "Agenzia di riferimento, vettori, istituti di credito, consulenti fiscali e fornitori di servizi informatici nominati responsabili. I dati non sono diffusi.", "specific": false},
    {"heading": "Durata", "text": "Dieci anni dalla fine del rapporto per i documenti contabili e per le evidenze di firma; fino alla revoca per le comunicazioni commerciali.", "specific": false},
    {"heading": "Diritti", "text": "Accesso, rettifica, cancellazione, limitazione, portabilità e opposizione (artt. 15–22 GDPR) scrivendo al titolare; reclamo all’autorità di controllo.", "specific": false}
  ]$j$, '2020-01-01', true),
  ('privacy', 1, 'en', 'Information on the processing of personal data (sample text)', $j$[
    {"heading": "Controller", "text": "The controller is the company named at the head of the sheet, which answers at the address given there. This is a sample text: the company replaces it by its own.", "specific": false},
    {"heading": "Data and purposes", "text": "The identification, contact, tax and bank data gathered with the sheet serve to conclude and perform contracts of sale, to ship goods, to issue electronic invoices and to protect claims.", "specific": false},
    {"heading": "Legal basis", "text": "Performance of the contract and of steps before it (art. 6.1.b GDPR), legal obligations (art. 6.1.c), legitimate interest in preventing insolvency (art. 6.1.f). Sending commercial news needs consent (art. 6.1.a), which can be withdrawn at any time.", "specific": false},
    {"heading": "Electronic signature", "text": "When the sheet is signed on the portal, time, IP address, kind of device and outcome of the verification code are recorded: they are part of the document and prove the signature.", "specific": false},
    {"heading": "Recipients", "text": "The agency in charge, carriers, banks, tax advisers and providers of information services appointed as processors. The data are not disseminated.", "specific": false},
    {"heading": "Retention", "text": "Ten years from the end of the relationship for accounting documents and evidence of signature; until withdrawal for commercial communications.", "specific": false},
    {"heading": "Rights", "text": "Access, rectification, erasure, restriction, portability and objection (arts. 15–22 GDPR) by writing to the controller; complaint to the supervisory authority.", "specific": false}
  ]$j$, '2020-01-01', true),
  ('privacy', 1, 'fr', 'Information sur le traitement des données personnelles (texte d’exemple)', $j$[
    {"heading": "Responsable", "text": "Le responsable du traitement est l’entreprise indiquée en tête de la fiche, joignable à l’adresse qui y figure. Ceci est un texte d’exemple : l’entreprise le remplace par le sien.", "specific": false},
    {"heading": "Données et finalités", "text": "Les données d’identification, de contact, fiscales et bancaires recueillies avec la fiche servent à conclure et à exécuter les contrats de vente, à expédier la marchandise, à émettre les factures électroniques et à protéger les créances.", "specific": false},
    {"heading": "Base juridique", "text": "Exécution du contrat et de mesures précontractuelles (art. 6.1.b RGPD), obligations légales (art. 6.1.c), intérêt légitime à prévenir les impayés (art. 6.1.f). L’envoi de nouveautés commerciales exige le consentement (art. 6.1.a), révocable à tout moment.", "specific": false},
    {"heading": "Signature électronique", "text": "Lorsque la fiche est signée sur le portail, l’heure, l’adresse IP, le type d’appareil et le résultat du code de vérification sont enregistrés : ils font partie du document et prouvent la signature.", "specific": false},
    {"heading": "Destinataires", "text": "L’agence de référence, les transporteurs, les banques, les conseillers fiscaux et les prestataires informatiques désignés sous-traitants. Les données ne sont pas diffusées.", "specific": false},
    {"heading": "Durée", "text": "Dix ans après la fin de la relation pour les documents comptables et les preuves de signature ; jusqu’au retrait pour les communications commerciales.", "specific": false},
    {"heading": "Droits", "text": "Accès, rectification, effacement, limitation, portabilité et opposition (art. 15–22 RGPD) en écrivant au responsable ; réclamation auprès de l’autorité de contrôle.", "specific": false}
  ]$j$, '2020-01-01', true),
  ('privacy', 1, 'es', 'Información sobre el tratamiento de datos personales (texto de ejemplo)', $j$[
    {"heading": "Responsable", "text": "El responsable del tratamiento es la empresa indicada en la cabecera de la ficha, que responde en la dirección que allí figura. Este es un texto de ejemplo: la empresa lo sustituye por el suyo.", "specific": false},
    {"heading": "Datos y finalidades", "text": "Los datos de identificación, contacto, fiscales y bancarios recogidos con la ficha sirven para celebrar y ejecutar los contratos de venta, enviar la mercancía, emitir las facturas electrónicas y proteger los créditos.", "specific": false},
    {"heading": "Base jurídica", "text": "Ejecución del contrato y de medidas precontractuales (art. 6.1.b RGPD), obligaciones legales (art. 6.1.c), interés legítimo en prevenir impagos (art. 6.1.f). El envío de novedades comerciales requiere el consentimiento (art. 6.1.a), siempre revocable.", "specific": false},
    {"heading": "Firma electrónica", "text": "Cuando la ficha se firma en el portal se registran la hora, la dirección IP, el tipo de dispositivo y el resultado del código de verificación: forman parte del documento y prueban la firma.", "specific": false},
    {"heading": "Destinatarios", "text": "La agencia de referencia, los transportistas, las entidades de crédito, los asesores fiscales y los proveedores informáticos nombrados encargados. Los datos no se difunden.", "specific": false},
    {"heading": "Duración", "text": "Diez años desde el fin de la relación para los documentos contables y las pruebas de firma; hasta la revocación para las comunicaciones comerciales.", "specific": false},
    {"heading": "Derechos", "text": "Acceso, rectificación, supresión, limitación, portabilidad y oposición (arts. 15–22 RGPD) escribiendo al responsable; reclamación ante la autoridad de control.", "specific": false}
  ]$j$, '2020-01-01', true),
  ('terms', 1, 'it', 'Condizioni generali di vendita (testo di esempio)', $j$[
    {"heading": "1. Ordini", "text": "L’ordine è proposta irrevocabile del cliente per 30 giorni e diviene vincolante con la conferma scritta del fornitore. Gli agenti non hanno poteri di rappresentanza. Questo è un testo di esempio: l’azienda lo sostituisce con il proprio.", "specific": true},
    {"heading": "2. Modifiche", "text": "Le modifiche sono ammesse entro due giorni lavorativi dalla conferma; oltre tale termine i costi già sostenuti sono a carico del cliente.", "specific": false},
    {"heading": "3. Prezzi", "text": "Valgono i listini in vigore alla data dell’ordine, al netto di IVA. Un aumento dei costi superiore al 5 % fra conferma e consegna può essere addebitato, salvo recesso del cliente entro otto giorni.", "specific": true},
    {"heading": "4. Consegna", "text": "I termini sono indicativi e decorrono dalla conferma completa di ogni misura. Il ritardo inferiore a 30 giorni non dà diritto a risarcimento né a risoluzione.", "specific": true},
    {"heading": "5. Trasporto e rischi", "text": "Salvo diverso accordo la merce viaggia in porto franco; il rischio passa al cliente con lo scarico. Le riserve vanno scritte sul documento di trasporto.", "specific": false},
    {"heading": "6. Reclami", "text": "I vizi apparenti vanno denunciati entro otto giorni dal ricevimento, quelli occulti entro otto giorni dalla scoperta, allegando fotografie ed etichetta del collo.", "specific": true},
    {"heading": "7. Garanzia", "text": "24 mesi dalla consegna su mobili e accessori, secondo le istruzioni di montaggio e d’uso. La garanzia comprende la sostituzione o la riparazione, escluso ogni altro danno.", "specific": true},
    {"heading": "8. Pagamenti", "text": "In caso di ritardo decorrono gli interessi del d.lgs. 231/2002 senza messa in mora; il fornitore può sospendere le consegne in corso.", "specific": true},
    {"heading": "9. Riserva di proprietà", "text": "La merce resta di proprietà del fornitore fino al pagamento integrale (artt. 1523 e seguenti c.c.).", "specific": false},
    {"heading": "10. Materiale espositivo", "text": "Campionari ed espositori concessi in uso restano del fornitore e vanno restituiti a richiesta entro 15 giorni.", "specific": false},
    {"heading": "11. Recesso e solvibilità", "text": "Il peggioramento delle condizioni patrimoniali del cliente consente di chiedere garanzie o il pagamento anticipato, o di recedere.", "specific": true},
    {"heading": "12. Legge e foro", "text": "Il rapporto è regolato dalla legge italiana. Per ogni controversia è competente in via esclusiva il foro della sede del fornitore.", "specific": true}
  ]$j$, '2020-01-01', true),
  ('terms', 1, 'en', 'General conditions of sale (sample text)', $j$[
    {"heading": "1. Orders", "text": "An order is the client’s irrevocable offer for 30 days and becomes binding with the supplier’s written confirmation. Agents have no power of representation. This is a sample text: the company replaces it by its own.", "specific": true},
    {"heading": "2. Changes", "text": "Changes are accepted within two working days of the confirmation; later, costs already incurred are borne by the client.", "specific": false},
    {"heading": "3. Prices", "text": "The price lists in force on the day of the order apply, net of VAT. A rise in costs above 5 % between confirmation and delivery may be charged, unless the client withdraws within eight days.", "specific": true},
    {"heading": "4. Delivery", "text": "Terms are indicative and run from the complete confirmation of every measure. A delay of less than 30 days gives no right to damages or termination.", "specific": true},
    {"heading": "5. Carriage and risk", "text": "Unless otherwise agreed goods travel carriage paid; the risk passes to the client on unloading. Reservations must be written on the transport document.", "specific": false},
    {"heading": "6. Complaints", "text": "Visible defects must be notified within eight days of receipt, hidden ones within eight days of discovery, with photographs and the label of the parcel.", "specific": true},
    {"heading": "7. Warranty", "text": "24 months from delivery on furniture and accessories, according to the instructions for assembly and use. The warranty covers replacement or repair, to the exclusion of any other damage.", "specific": true},
    {"heading": "8. Payments", "text": "In case of delay the interest of Italian decree 231/2002 runs without notice; the supplier may suspend deliveries in progress.", "specific": true},
    {"heading": "9. Retention of title", "text": "Goods remain the supplier’s property until paid in full (arts. 1523 ff. of the Italian civil code).", "specific": false},
    {"heading": "10. Display material", "text": "Samples and displays lent remain the supplier’s and are returned on request within 15 days.", "specific": false},
    {"heading": "11. Withdrawal and solvency", "text": "If the client’s financial situation worsens the supplier may ask for security or advance payment, or withdraw.", "specific": true},
    {"heading": "12. Law and court", "text": "The relationship is governed by Italian law. The court of the supplier’s seat has exclusive jurisdiction over any dispute.", "specific": true}
  ]$j$, '2020-01-01', true),
  ('terms', 1, 'fr', 'Conditions générales de vente (texte d’exemple)', $j$[
    {"heading": "1. Commandes", "text": "La commande est une offre irrévocable du client pendant 30 jours et devient ferme par la confirmation écrite du fournisseur. Les agents n’ont pas de pouvoir de représentation. Ceci est un texte d’exemple : l’entreprise le remplace par le sien.", "specific": true},
    {"heading": "2. Modifications", "text": "Les modifications sont admises dans les deux jours ouvrés suivant la confirmation ; ensuite, les coûts déjà engagés sont à la charge du client.", "specific": false},
    {"heading": "3. Prix", "text": "Les tarifs en vigueur à la date de la commande s’appliquent, hors TVA. Une hausse des coûts supérieure à 5 % entre confirmation et livraison peut être facturée, sauf retrait du client dans les huit jours.", "specific": true},
    {"heading": "4. Livraison", "text": "Les délais sont indicatifs et courent à compter de la confirmation complète de toutes les mesures. Un retard inférieur à 30 jours n’ouvre droit ni à indemnité ni à résolution.", "specific": true},
    {"heading": "5. Transport et risques", "text": "Sauf accord contraire la marchandise voyage franco de port ; le risque passe au client au déchargement. Les réserves s’écrivent sur le document de transport.", "specific": false},
    {"heading": "6. Réclamations", "text": "Les défauts apparents se dénoncent dans les huit jours de la réception, les vices cachés dans les huit jours de leur découverte, avec photographies et étiquette du colis.", "specific": true},
    {"heading": "7. Garantie", "text": "24 mois à compter de la livraison sur meubles et accessoires, selon les notices de montage et d’usage. La garantie comprend le remplacement ou la réparation, à l’exclusion de tout autre dommage.", "specific": true},
    {"heading": "8. Paiements", "text": "En cas de retard les intérêts du décret italien 231/2002 courent sans mise en demeure ; le fournisseur peut suspendre les livraisons en cours.", "specific": true},
    {"heading": "9. Réserve de propriété", "text": "La marchandise reste propriété du fournisseur jusqu’au paiement intégral (art. 1523 et suivants du code civil italien).", "specific": false},
    {"heading": "10. Matériel d’exposition", "text": "Les échantillons et présentoirs prêtés restent au fournisseur et sont rendus sur demande dans les 15 jours.", "specific": false},
    {"heading": "11. Retrait et solvabilité", "text": "Si la situation financière du client se dégrade, le fournisseur peut demander des garanties ou un paiement anticipé, ou se retirer.", "specific": true},
    {"heading": "12. Loi et tribunal", "text": "La relation est régie par la loi italienne. Le tribunal du siège du fournisseur est seul compétent pour tout litige.", "specific": true}
  ]$j$, '2020-01-01', true),
  ('terms', 1, 'es', 'Condiciones generales de venta (texto de ejemplo)', $j$[
    {"heading": "1. Pedidos", "text": "El pedido es propuesta irrevocable del cliente durante 30 días y pasa a ser vinculante con la confirmación escrita del proveedor. Los agentes no tienen poder de representación. Este es un texto de ejemplo: la empresa lo sustituye por el suyo.", "specific": true},
    {"heading": "2. Modificaciones", "text": "Las modificaciones se admiten dentro de los dos días laborables desde la confirmación; después, los costes ya asumidos corren a cargo del cliente.", "specific": false},
    {"heading": "3. Precios", "text": "Valen las tarifas vigentes en la fecha del pedido, sin IVA. Un aumento de costes superior al 5 % entre confirmación y entrega puede cargarse, salvo desistimiento del cliente en ocho días.", "specific": true},
    {"heading": "4. Entrega", "text": "Los plazos son indicativos y corren desde la confirmación completa de todas las medidas. Un retraso inferior a 30 días no da derecho a indemnización ni a resolución.", "specific": true},
    {"heading": "5. Transporte y riesgos", "text": "Salvo acuerdo distinto la mercancía viaja a portes pagados; el riesgo pasa al cliente con la descarga. Las reservas se escriben en el documento de transporte.", "specific": false},
    {"heading": "6. Reclamaciones", "text": "Los defectos aparentes se denuncian en ocho días desde la recepción, los ocultos en ocho días desde su descubrimiento, con fotografías y la etiqueta del bulto.", "specific": true},
    {"heading": "7. Garantía", "text": "24 meses desde la entrega para muebles y accesorios, según las instrucciones de montaje y uso. La garantía comprende la sustitución o la reparación, con exclusión de cualquier otro daño.", "specific": true},
    {"heading": "8. Pagos", "text": "En caso de retraso corren los intereses del decreto italiano 231/2002 sin requerimiento; el proveedor puede suspender las entregas en curso.", "specific": true},
    {"heading": "9. Reserva de dominio", "text": "La mercancía sigue siendo propiedad del proveedor hasta el pago íntegro (arts. 1523 y siguientes del código civil italiano).", "specific": false},
    {"heading": "10. Material de exposición", "text": "Muestrarios y expositores cedidos en uso siguen siendo del proveedor y se devuelven a petición en 15 días.", "specific": false},
    {"heading": "11. Desistimiento y solvencia", "text": "Si empeora la situación patrimonial del cliente, el proveedor puede pedir garantías o el pago anticipado, o desistir.", "specific": true},
    {"heading": "12. Ley y fuero", "text": "La relación se rige por la ley italiana. Para toda controversia es competente en exclusiva el tribunal de la sede del proveedor.", "specific": true}
  ]$j$, '2020-01-01', true);
