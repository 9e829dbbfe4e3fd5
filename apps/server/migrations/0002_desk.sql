CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor_mailbox" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_of_actor" ON "audit" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_of_action" ON "audit" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_of_subject" ON "audit" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "audit_age" ON "audit" USING btree ("at");--> statement-breakpoint
-- The audit log is only added to. Two changes are let through, and only in a transaction that announces them.
CREATE FUNCTION "keep_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE change text := coalesce(current_setting('rostrum.audit_change', true), '');
BEGIN
	IF TG_OP = 'DELETE' AND change = 'clean' THEN RETURN OLD; END IF;
	IF TG_OP = 'UPDATE' AND change = 'mask'
		AND to_jsonb(NEW) - '{actor_mailbox,detail}'::text[] = to_jsonb(OLD) - '{actor_mailbox,detail}'::text[]
	THEN RETURN NEW; END IF;
	RAISE EXCEPTION 'the audit log is only added to';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_kept" BEFORE UPDATE OR DELETE ON "audit" FOR EACH ROW EXECUTE FUNCTION "keep_audit"();
